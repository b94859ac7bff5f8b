/** Light falls from the north-west, on turned tiles too. */
export const FROM_LIGHT = Math.PI / 4;
export const TO_LIGHT = FROM_LIGHT + Math.PI;
