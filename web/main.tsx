import '@kurgan/kit/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/shell.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { listen } from './router.ts';
import { watchSettings } from './settings/store.ts';

watchSettings();
listen();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
// The first board comes first; what is needed offline is fetched when the page is quiet.
const keepOffline = async (): Promise<void> => (await import('./offline/updates.ts')).keepOffline();
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepOffline().catch(() => {}), 1500));
