import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
const memory = '/dev/shm';
/** A few sites side by side need less; containers often have 64 MB. */
const roomBytes = 4 * 1024 ** 3;
/**
 * A fresh folder for the data of a test. In memory where the machine has room there: a test's database is a copy of some
 * three hundred files, which takes a disk 200 ms and memory 20.
 */
export function throwAwayFolder(name) {
  return mkdtempSync(join(hasRoom() ? memory : tmpdir(), `loupe-${name}-`));
}
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytes;
  } catch {
    return false;
  }
}
