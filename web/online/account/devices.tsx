import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../../lobby/dates.ts';
import type { Connection } from '../connection.ts';
import { useCall } from './use-call.ts';
import { accountWords } from './words.ts';

interface Device {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** `Firefox on Linux`, from what the browser says of itself. */
export function deviceName(label: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(label)?.[0] ?? 'Browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(label)?.[0];
  const named = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return system === undefined ? named : `${named} on ${system === 'Mac OS' ? 'a Mac' : system}`;
}

/** Browsers that can play as this player, each to be ended. */
export function Devices({ to }: { readonly to: Connection }): JSX.Element {
  const words = accountWords.value;
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const { told, run } = useCall();
  const read = async (): Promise<void> => setDevices((await to.ask('devices', {})) as readonly Device[]);
  useEffect(() => run(read), [to]);
  const end = async (device: string): Promise<void> => {
    await to.call('endDevice', { device });
    await read();
  };
  return (
    <section>
      <h2>{words.devices}</h2>
      <p>{words.devicesNote}</p>
      <ul class="devices">
        {devices.map(({ id, label, created }) => (
          <li key={id}>
            <span>
              <b>{deviceName(label)}</b> <i>{words.since(dayOf(created))}</i>
            </span>
            <button class="button small" type="button" disabled={devices.length < 2} onClick={() => run(() => end(id))}>
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      <p class="fine" role="status">
        {told}
      </p>
    </section>
  );
}
