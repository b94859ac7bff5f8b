export interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

export function draw(pen: Pen, d: string): string {
  if (d === '') return '';
  const stroke =
    pen.stroke === undefined
      ? ''
      : ` stroke="${pen.stroke}" stroke-width="${pen.width ?? 1}" stroke-linejoin="round" stroke-linecap="round"`;
  const dash = pen.dash === undefined ? '' : ` stroke-dasharray="${pen.dash}"`;
  const opacity = pen.opacity === undefined ? '' : ` opacity="${pen.opacity}"`;
  return `<path fill="${pen.fill ?? 'none'}"${stroke}${dash}${opacity} d="${d}"/>`;
}
