import './city-map.css';
import type { JSX } from 'preact';
import { cityThumb } from '../../art/city/pictures.ts';
import type { UndauntedModel } from '../../model.ts';
import { placeName } from '../words/titles.ts';
import { type City, type CityTile, COLUMNS, cityOf, type HeldArea, outlineOf, ROWS, spotOf } from './city.ts';
import type { CampaignFacts } from './facts.ts';
import { NumberPlate, type Wound, WoundSign } from './map-marks.tsx';
import { overview } from './overview-words.ts';
import { titled } from './words.ts';

/** Units of the drawing in a tile. */
const TILE = 57;

interface Props {
  readonly model: UndauntedModel;
  readonly facts: CampaignFacts;
}

const woundOf = ({ state }: CityTile): Wound | null => (state === 'open' || state === 'intact' ? null : state);

/** The whole city: its wounds, who holds which area since which game, and where the next one is fought. */
export function CityMap({ model, facts }: Props): JSX.Element {
  const { open, step } = facts;
  const city = cityOf(open);
  const date = facts.open.record.length === 0 ? '1942-09-27' : lastDate(model, facts);
  const isBetween = step === undefined || ['integrate', 'decks', 'reserves'].includes(step);
  return (
    <section class="us-city" aria-label={overview.city}>
      <h2>
        {overview.city} <i>{overview.cityAfter(open.record.length, date)}</i>
      </h2>
      <div class="city-field">
        {city.tiles.map((tile) => (
          <Ground key={tile.code} tile={tile} />
        ))}
        <svg viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`} aria-hidden="true">
          <defs>
            {[...model.pieces.seats].map((seat) => (
              <pattern
                key={seat}
                id={`held-${seat}`}
                class={model.lookOf(seat).class}
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${model.lookOf(seat).corner === 'west' ? 45 : -45})`}
              >
                <path d="M0 0V7" />
              </pattern>
            ))}
          </defs>
          {city.held.map((area) => (
            <Held key={area.name} model={model} area={area} />
          ))}
          <Line codes={city.battlefield} name="battlefield" />
          {city.tiles.map((tile) => {
            const wound = woundOf(tile);
            return (
              wound !== null && (
                <g key={tile.code} transform={`translate(${(tile.x + 1) * TILE - 12} ${tile.y * TILE + 12})`}>
                  <WoundSign wound={wound} />
                </g>
              )
            );
          })}
          {city.held.map((area) => (
            <Flag key={area.name} model={model} area={area} />
          ))}
        </svg>
      </div>
      <Legend city={city} isBetween={isBetween} model={model} />
      <ul class="in-words">
        {city.tiles.flatMap((tile) => {
          const wound = woundOf(tile);
          return wound === null ? (
            []
          ) : (
            <li key={tile.code}>{overview.tile(placeName(tile.code), overview.state[wound])}</li>
          );
        })}
        {city.held.map(({ name, seat, game }) => (
          <li key={name}>{overview.tile(name, `${model.names.side(seat).name}, ${overview.heldSince(game)}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function lastDate(model: UndauntedModel, { open }: CampaignFacts): string {
  const last = open.record.at(-1);
  return model.pieces.scenarios.find(({ id }) => id === last?.scenario)?.date ?? '1942-09-27';
}

function Ground({ tile }: { readonly tile: CityTile }): JSX.Element {
  return (
    <span
      class="city-tile"
      title={placeName(tile.code)}
      style={{
        ...cityThumb(`${tile.code}-${tile.letter}`),
        left: `${(tile.x / COLUMNS) * 100}%`,
        top: `${(tile.y / ROWS) * 100}%`,
      }}
    />
  );
}

const scaled = (path: string): string => path.replaceAll(/[\d.]+/g, (n) => String(Number(n) * TILE));

const Line = ({ codes, name }: { readonly codes: readonly string[]; readonly name: string }): JSX.Element => {
  const d = scaled(outlineOf(codes));
  return (
    <g class={`outline ${name}`}>
      <path class="under" d={d} />
      <path d={d} />
    </g>
  );
};

const Held = ({ model, area }: { readonly model: UndauntedModel; readonly area: HeldArea }): JSX.Element => (
  <g class={model.lookOf(area.seat).class}>
    {area.tiles.map((code) => {
      const { x, y } = spotOf(code);
      return (
        <rect
          key={code}
          x={x * TILE + 2}
          y={y * TILE + 2}
          width={TILE - 4}
          height={TILE - 4}
          fill={`url(#held-${area.seat})`}
        />
      );
    })}
    <Line codes={area.tiles} name="held" />
  </g>
);

function Flag({ model, area }: { readonly model: UndauntedModel; readonly area: HeldArea }): JSX.Element {
  const spots = area.tiles.map(spotOf);
  const x = (spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length + 0.5) * TILE;
  const y = (Math.min(...spots.map((spot) => spot.y)) + 0.5) * TILE;
  return (
    <g transform={`translate(${x} ${y + 1})`}>
      <NumberPlate look={model.lookOf(area.seat)} n={area.game} edge={24} />
      <text class="area-name" y={TILE / 2 - 6}>
        {titled(area.name)}
      </text>
    </g>
  );
}

function Legend({
  city,
  isBetween,
  model,
}: {
  readonly city: City;
  readonly isBetween: boolean;
  readonly model: UndauntedModel;
}): JSX.Element {
  const [area] = city.held;
  return (
    <ul class="city-key">
      {(['damaged', 'destroyed', 'fortified'] as const).map((wound) => (
        <li key={wound}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <WoundSign wound={wound} />
          </svg>
          {overview.state[wound]} {city.counts[wound]}
        </li>
      ))}
      {area !== undefined && (
        <li>
          <svg viewBox="-13 -13 26 26" aria-hidden="true">
            <NumberPlate look={model.lookOf(area.seat)} n={area.game} edge={24} />
          </svg>
          {overview.heldSince(area.game)}
        </li>
      )}
      {city.battlefield.length > 0 && (
        <li>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <rect class="battlefield" x="-7.5" y="-7.5" width="15" height="15" />
          </svg>
          {isBetween ? overview.battlefield : overview.inPlay}
        </li>
      )}
    </ul>
  );
}
