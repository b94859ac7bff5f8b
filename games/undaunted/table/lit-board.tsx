import { RecapArrows, RecapSigns } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Cartouche, titleCorner } from './board/cartouche.tsx';
import { Board } from './board/index.ts';
import { arrowsOf, chancesOf, chosenThings, dangersOf, hintedThings, litThings, saysOf } from './lights.ts';
import type { Props } from './model.ts';

/** The board with everything that the moment lights on it. */
export function LitBoard({ model }: Props): JSX.Element {
  const { extras } = model.edition;
  useEffect(() => void model.touching.onBoard(), [model]);
  const hasTitle = !model.isNarrow.value && titleCorner(model.facts.laid) !== null;
  return (
    <Board
      camera={model.camera}
      facts={model.facts}
      open={model.open.value}
      lit={litThings(model)}
      chosen={chosenThings(model)}
      hinted={hintedThings(model)}
      chances={chancesOf(model)}
      dangers={dangersOf(model)}
      arrows={arrowsOf(model)}
      under={
        <>
          {extras && <extras.Under model={model} />}
          <RecapArrows model={model} size={model.facts.laid} />
        </>
      }
      over={
        <>
          {extras && <extras.Over model={model} />}
          <RecapSigns model={model} />
        </>
      }
      saysOf={(id) => saysOf(model, id)}
      onTile={(tile, anchor) => void model.touching.tile(tile, anchor)}
      onCounter={(counter, anchor) => void model.touching.counter(counter, anchor)}
      onPoint={(id) => {
        model.pointed.value = id;
      }}
    >
      {hasTitle ? <Cartouche model={model} /> : undefined}
    </Board>
  );
}
