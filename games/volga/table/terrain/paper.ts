import { draw } from '@kurgan/kit/drawing';
import { FRAME } from '../map/shapes.ts';
import { INK } from './palette.ts';

const SHEET = `width="${FRAME.width}" height="${FRAME.height}"`;
const WHOLE = `x="0" y="0" ${SHEET} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;

export const FILTERS = `
<filter id="rough" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4"/>
<feDisplacementMap in="SourceGraphic" scale="3.2" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wash" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency=".009" numOctaves="5" seed="3"/>
<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .27  0 0 0 0 .13  0 0 0 .38 -.15"/></filter>
<filter id="grain" ${WHOLE}><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="9"/>
<feColorMatrix values="0 0 0 0 .2  0 0 0 0 .15  0 0 0 0 .08  0 0 0 .3 -.1"/></filter>
<filter id="soft" ${WHOLE}><feGaussianBlur stdDeviation="9"/></filter>
<filter id="hillshade" ${WHOLE}><feGaussianBlur stdDeviation="5"/>
<feDiffuseLighting surfaceScale="17" lighting-color="#fff" result="lit"><feDistantLight azimuth="315" elevation="45"/></feDiffuseLighting>
<feColorMatrix in="lit" values="0 0 0 0 .24  0 0 0 0 .17  0 0 0 0 .07  -1.3 0 0 0 .9" result="dark"/>
<feColorMatrix in="lit" values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .78  1.4 0 0 0 -1.01" result="bright"/>
<feMerge><feMergeNode in="dark"/><feMergeNode in="bright"/></feMerge></filter>`;

/** Foxing, grain, folds and the dark of the edges, over the finished map. */
export function paper(): string {
  const { width, height } = FRAME;
  const folds = `M500 0V${height}M0 467H${width}M0 933H${width}`;
  return (
    `<rect ${SHEET} filter="url(#wash)" style="mix-blend-mode:multiply"/>` +
    `<rect ${SHEET} filter="url(#grain)" opacity=".28" style="mix-blend-mode:multiply"/>` +
    draw({ stroke: INK, width: 5, opacity: 0.035 }, folds) +
    draw({ stroke: '#fff6dc', width: 1, opacity: 0.14 }, folds) +
    `<rect ${SHEET} fill="url(#edge)"/>`
  );
}

export const GRADIENTS = `
<radialGradient id="edge" gradientUnits="userSpaceOnUse" cx="500" cy="700" r="880" gradientTransform="translate(500 700) scale(.82 1) translate(-500 -700)"><stop offset=".72" stop-color="#2a1c08" stop-opacity="0"/><stop offset="1" stop-color="#2a1c08" stop-opacity=".2"/></radialGradient>
<radialGradient id="calm"><stop offset="0" stop-color="#ddd2b0" stop-opacity=".52"/><stop offset=".55" stop-color="#ddd2b0" stop-opacity=".34"/><stop offset="1" stop-color="#ddd2b0" stop-opacity="0"/></radialGradient>`;
