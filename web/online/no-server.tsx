import './pages.css';
import type { JSX } from 'preact';

const words = {
  title: 'This Kurgan serves one computer',
  text: 'Matches with others need a server that keeps them. Nothing was sent anywhere.',
  lan: 'To play with others on your network, whoever runs Kurgan starts it like this:',
  command: 'npm start -- --lan',
  next: 'It prints an address and a QR code for the others to open. Two at one screen need no server: choose “Share a screen” on the home page.',
  unreachable: 'If it was started like that, the server can’t be reached right now.',
  home: 'Go home',
  again: 'Try again',
};

/** In place of the lobby where matches stay in their browsers. */
export function NoServer(): JSX.Element {
  return (
    <section class="online-page message">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>{words.lan}</p>
      <pre>
        <code>{words.command}</code>
      </pre>
      <p>{words.next}</p>
      <p class="fine">{words.unreachable}</p>
      <p class="actions">
        <a class="button primary" href="/">
          {words.home}
        </a>
        <button class="button" type="button" onClick={() => location.reload()}>
          {words.again}
        </button>
      </p>
    </section>
  );
}
