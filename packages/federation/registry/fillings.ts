import { siteSlots } from '@loupe/shared/slots';
import { isRemoteName } from './remote-name.ts';

const ownSlotPattern = /^[a-z][a-z0-9-]{0,39}$/;
const rangePattern = /^\^\d+\.\d+\.\d+$/;
const versionPattern = /^\d+\.\d+\.\d+$/;
const fillingKeys = new Set(['slot', 'range', 'expose', 'label']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The slice that opens a slot and what it calls it; null for a name that no slot can have. */
export function openerOf(slot: string): { readonly opener: string; readonly own: string } | null {
  const dot = slot.indexOf('.');
  const [opener, own] = [slot.slice(0, dot), slot.slice(dot + 1)];
  return dot > 0 && isRemoteName(opener) && ownSlotPattern.test(own) ? { opener, own } : null;
}

/** A slot of the site goes by the range of the host contract, one of a slice by its own. */
function namesSlot(slot: unknown, range: unknown): boolean {
  if (typeof slot !== 'string') return false;
  if (Object.hasOwn(siteSlots, slot)) return range === undefined;
  return openerOf(slot) !== null && typeof range === 'string' && rangePattern.test(range);
}

function isLabel(label: unknown): boolean {
  return (
    isRecord(label) &&
    typeof label['en'] === 'string' &&
    Object.values(label).every((text) => typeof text === 'string' && text.trim() !== '')
  );
}

function isFilling(filling: unknown, exposes: object): boolean {
  return (
    isRecord(filling) &&
    Object.keys(filling).every((key) => fillingKeys.has(key)) &&
    namesSlot(filling['slot'], filling['range']) &&
    typeof filling['expose'] === 'string' &&
    Object.hasOwn(exposes, filling['expose']) &&
    isLabel(filling['label'])
  );
}

/** Whether this is what a release may say of the slots it fills: each with one of its exposes, none twice with the same. */
export function areFillings(fills: unknown, exposes: object): boolean {
  if (fills === undefined) return true;
  if (!Array.isArray(fills) || !fills.every((one) => isFilling(one, exposes))) return false;
  return new Set(fills.map(({ slot, expose }) => `${slot} ${expose}`)).size === fills.length;
}

/** Whether this is what a slice may say of the slots it opens: none has the name of a slot of the site. */
export function areOpenedSlots(remote: string, opens: unknown): boolean {
  if (opens === undefined) return true;
  return (
    isRecord(opens) &&
    Object.entries(opens).every(
      ([own, version]) =>
        ownSlotPattern.test(own) &&
        !Object.hasOwn(siteSlots, `${remote}.${own}`) &&
        typeof version === 'string' &&
        versionPattern.test(version),
    )
  );
}
