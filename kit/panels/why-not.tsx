import type { Refusal } from '@kurgan/engine';
import type { Choice } from '@kurgan/host';
import type { CSSProperties, JSX } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Controller, Refused } from '../controller.ts';
import { panelWords } from '../en-panels.ts';
import { CloseButton } from './close-button.tsx';
import { RuleLink, RuleReaderContext, type RuleWords } from './rule-link.tsx';

interface Props {
  readonly controller: Controller;
  describe(choice: Choice): string;
}

/** The answer to a click on something that can't be done, beside where it was clicked. */
export function WhyNotPopover({ controller, describe }: Props): JSX.Element | null {
  const refused = controller.refused.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused !== null) box.current?.focus({ preventScroll: true });
  }, [refused]);
  if (refused === null) return null;
  const { whyNot, action } = refused;
  return (
    <div
      class="why-not"
      role="alertdialog"
      aria-label={panelWords.whyNot}
      tabIndex={-1}
      ref={box}
      style={placeBeside(refused)}
    >
      <h3>{action === '' ? panelWords.notNow : panelWords.whyNot}</h3>
      {'unreadable' in whyNot ? (
        <p>{whyNot.unreadable}</p>
      ) : (
        <Because refusal={whyNot} controller={controller} describe={describe} />
      )}
      <CloseButton onClose={() => controller.back()} />
    </div>
  );
}

/** The words of a rule once the app has fetched them. */
function useRule(id: string): RuleWords | null {
  const reader = useContext(RuleReaderContext);
  const [found, setFound] = useState<{ id: string; rule: RuleWords | null }>({ id: '', rule: null });
  useEffect(() => {
    let isWanted = true;
    void reader.words?.(id).then((rule) => {
      if (isWanted) setFound({ id, rule });
    });
    return () => {
      isWanted = false;
    };
  }, [reader, id]);
  return found.id === id ? found.rule : null;
}

function Because({ refusal, controller, describe }: Props & { readonly refusal: Refusal }): JSX.Element {
  const rule = useRule(refusal.rule);
  const facts = Object.entries(refusal.facts);
  const remedy = controller.session.moment.value.choices.find(({ text }) => text === refusal.remedy);
  return (
    <>
      <p>
        {rule !== null && (
          <>
            <b>{rule.title}.</b> {rule.text}{' '}
          </>
        )}
        <RuleLink id={refusal.rule} />
      </p>
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {remedy !== undefined ? (
        <button type="button" class="action" onClick={() => void controller.do(remedy.text)}>
          {panelWords.instead(describe(remedy))}
        </button>
      ) : (
        refusal.remedy !== undefined && <p>{panelWords.instead(refusal.remedy)}</p>
      )}
    </>
  );
}

const WIDTH = 300;
const AWAY = 20;
const RIM = 8;

function placeBeside({ anchor }: Refused): CSSProperties {
  if (anchor === null) return { left: '50%', bottom: '110px', transform: 'translateX(-50%)' };
  const zoom = document.body.currentCSSZoom;
  const [x, y] = [anchor.x / zoom, anchor.y / zoom];
  const [width, height] = [innerWidth / zoom, innerHeight / zoom];
  const left = x + AWAY + WIDTH > width ? x - WIDTH - AWAY : x + AWAY;
  const placed = { left: `${Math.max(RIM, Math.min(width - WIDTH - RIM, left))}px` };
  return y > height * 0.6
    ? { ...placed, bottom: `${Math.max(RIM, height - y + AWAY)}px` }
    : { ...placed, top: `${Math.max(RIM, y + AWAY)}px` };
}
