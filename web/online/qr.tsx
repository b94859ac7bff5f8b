import type { JSX } from 'preact';
import { encode } from 'uqr';

/** A QR code of a link, as one path: dark on paper in any room. */
export function QrCode({ of, label }: { readonly of: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(of, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#e9dfc5" />
      <path d={path} fill="#17130c" />
    </svg>
  );
}
