const filters = (
  face: string,
  seed: number,
): string => `<filter id="rough-${face}" x="-5" y="-5" width="110" height="110" filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="12"/><feDisplacementMap in="SourceGraphic" scale="1.5" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wash-${face}" x="0" y="0" width="100" height="100" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 .34  0 0 0 0 .26  0 0 0 0 .12  0 0 0 .62 -.2"/></filter>
<radialGradient id="edge-${face}" cx=".5" cy=".5" r=".74"><stop offset=".72" stop-color="#2a1c08" stop-opacity="0"/><stop offset="1" stop-color="#2a1c08" stop-opacity=".22"/></radialGradient>`;

/** A drawing of 100 x 100 with an unsteady pen, on stained paper that darkens to its edges. */
export const onPaper = (face: string, seed: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${filters(face, seed)}</defs><g filter="url(#rough-${face})">${drawing}</g><rect width="100" height="100" filter="url(#wash-${face})" style="mix-blend-mode:multiply"/><rect width="100" height="100" fill="url(#edge-${face})"/></svg>`;
