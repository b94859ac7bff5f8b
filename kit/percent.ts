/** A chance as players read it. What is possible is never called 0 or 100. */
export const percent = (chance: number): string => {
  const value = chance * 100;
  if (value > 0 && value < 1) return '<1 %';
  return value > 99 && value < 100 ? '>99 %' : `${Math.round(value)} %`;
};
