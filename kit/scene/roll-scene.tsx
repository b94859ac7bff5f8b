import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import type { TableModel } from '../shell/model.ts';

const load = () => import('./scene.tsx');
const SceneOnBoard = lazy(async () => (await load()).SceneOnBoard);
const SceneInCard = lazy(async () => (await load()).SceneInCard);
const Fallen = lazy(async () => (await load()).Fallen);

interface Props {
  readonly model: TableModel;
  readonly offer: ComponentChildren;
}

/** Shows the last roll and the fallen since the player's last turn. Fetched before the first roll needs it. */
export function RollScene({ model, offer }: Props): JSX.Element {
  const { scene, fallen } = model.controller.stage;
  const { outcomes, phase } = scene.value;
  useEffect(() => void load(), []);
  const InPlace = model.isNarrow.value ? SceneInCard : SceneOnBoard;
  return (
    <>
      {outcomes.length > 0 && <InPlace model={model} offer={offer} />}
      {fallen.value.length > 0 && (phase === 'closed' || !model.isNarrow.value) && <Fallen model={model} />}
    </>
  );
}
