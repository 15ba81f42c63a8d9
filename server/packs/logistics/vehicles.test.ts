import { expect, it } from 'vitest';
import { vehicleWords } from './vehicles.ts';

const keyOf = (text: string) => vehicleWords.find(({ pattern }) => pattern.test(text))?.key ?? null;

it.each([
  ['40 t articulated', 'artic-40'],
  ['40t Sattelzug', 'artic-40'],
  ['Sattelzug', 'artic'],
  ['Semi-trailer', 'artic'],
  ['7.5 t', 'rigid-7'],
  ['7,5t', 'rigid-7'],
  ['12-Tonner', 'rigid-17'],
  ['26 t rigid', 'rigid-26'],
  ['Reefer truck', 'hgv-cold'],
  ['Kühlsattelzug', 'artic-cold'],
  ['LTL', 'hgv'],
  ['Straße', 'hgv'],
  ['Dry van 53 ft', 'artic'],
  ['Bulk carrier', 'ship-bulk'],
  ['Sprinter', 'van'],
  ['E-Transporter', 'van-electric'],
  ['Diesel van', 'van-diesel'],
  ['Bahn', 'rail'],
  ['Güterzug', 'rail'],
  ['Ocean FCL', 'ship-container'],
  ['Seefracht', 'ship-container'],
  ['Fähre', 'ferry'],
  ['Luftfracht', 'air'],
  ['Air freight', 'air'],
])('“%s” is %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

it.each(['Drone', 'Cargo bike', '', 'Multimodal', 'Container', 'Bulk', 'Rohrleitung'])(
  '“%s” is no vehicle with a factor',
  (text) => {
    expect(keyOf(text)).toBeNull();
  },
);
