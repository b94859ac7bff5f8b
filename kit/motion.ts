/** True when motion is on, by setting or by the device's preference. */
export function wantsMotion(): boolean {
  if (typeof document === 'undefined') return false;
  const { motion } = document.documentElement.dataset;
  return motion === 'on' || (motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}
