/** Whether things may move: the setting says so, or leaves it to the device. */
export function wantsMotion(): boolean {
  if (typeof document === 'undefined') return false;
  const { motion } = document.documentElement.dataset;
  return motion === 'on' || (motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}
