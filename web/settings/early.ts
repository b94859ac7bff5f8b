// Runs before the first paint, so that a page set to day never flashes night: puts on what the page last wore. The page itself
// reads the settings right afterwards.
try {
  const look: Record<string, string> = JSON.parse(localStorage.getItem('kurgan-look') ?? '{}');
  for (const name of Object.keys(look))
    if (/^data-[a-z]+$/.test(name)) document.documentElement.setAttribute(name, String(look[name]));
} catch {
  // a browser without storage paints the usual look first
}
