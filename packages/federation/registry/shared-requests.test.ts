import { expect, it } from 'vitest';
import { consumedShares, providedShares } from './shared-requests.ts';

it('reads what a build of Rspack takes from the page, and of webpack, which writes it in the other order', () => {
  const rspack = `{moduleIdToConsumeDataMapping:{12:{shareScope:"default",shareKey:"react",import:null,requiredVersion:"^19.3.1",strictVersion:!1,singleton:!0}}}`;
  const webpack = `{954:{fallback:()=>()=>{throw new Error("Can not get 'nanostores'")},shareScope:["default"],singleton:!0,requiredVersion:"^1.5.5",strictVersion:!1,eager:!1,layer:void 0,shareKey:"nanostores"}}`;
  expect(consumedShares([rspack, webpack])).toEqual({ nanostores: '^1.5.5', react: '^19.3.1' });
});

it('leaves out what a build carries itself', () => {
  const code = `[{name:"react",version:"19.3.1",factory:()=>a}],{1:{shareKey:"react",requiredVersion:"^19.3.1"},2:{shareKey:"nanostores",requiredVersion:"^1.5.5"}}`;
  expect(providedShares([code])).toEqual({ react: '19.3.1' });
  expect(consumedShares([code])).toEqual({ nanostores: '^1.5.5' });
});
