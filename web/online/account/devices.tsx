import type { DeviceSeen } from '@kurgan/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../../lobby/dates.ts';
import type { Connection } from '../connection.ts';
import { useCall } from './use-call.ts';
import { accountWords as words } from './words.ts';

/** `Firefox on Linux`, from what the browser says of itself. */
function deviceName(label: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(label)?.[0] ?? 'Browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(label)?.[0];
  const named = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return system === undefined ? named : `${named} on ${system === 'Mac OS' ? 'a Mac' : system}`;
}

type DeviceLineProps = Pick<DeviceSeen, 'label' | 'created' | 'seen'> & Partial<Pick<DeviceSeen, 'isThis'>>;

/** A device by its name: this one, or when it was here last. */
export const DeviceLine = ({ label, created, seen, isThis = false }: DeviceLineProps): JSX.Element => {
  return (
    <span>
      <b>{deviceName(label)}</b>{' '}
      <i>
        {isThis ? words.thisDevice : words.seen(dayOf(seen))}, {words.since(dayOf(created))}
      </i>
    </span>
  );
};

/** Browsers that can play as this player, each to be ended but this one. */
export function Devices({ to }: { readonly to: Connection }): JSX.Element {
  const [devices, setDevices] = useState<readonly DeviceSeen[]>([]);
  const { told, run } = useCall();
  const read = async (): Promise<void> => setDevices((await to.ask('devices', {})) as readonly DeviceSeen[]);
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
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceLine {...device} />
            {!device.isThis && (
              <button class="button small" type="button" onClick={() => run(() => end(device.id))}>
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="fine" role="status">
        {told}
      </p>
    </section>
  );
}
