import '@kurgan/kit/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { listen } from './router.ts';

listen();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);

/** The first board comes first: what watches over the page follows when it is quiet, in milliseconds after it has loaded. */
const QUIET = 1500;

async function watch(): Promise<void> {
  const { watchSettings } = await import('./settings/store.ts');
  watchSettings();
  if (!import.meta.env.PROD) return;
  const { keepOffline } = await import('./offline/updates.ts');
  await keepOffline();
}

addEventListener('load', () => setTimeout(() => void watch().catch(() => {}), QUIET));
