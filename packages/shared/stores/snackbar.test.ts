import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import {
  $snackbar,
  closeSnackbar,
  pauseSnackbar,
  resumeSnackbar,
  showSnackbar,
} from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';

describe('the snackbar', () => {
  let world: TestEnvironment;
  beforeEach(() => {
    closeSnackbar();
    world = createTestEnvironment();
    provideEnvironment(world);
  });

  it.each(['success', 'pending'] as const)('S4 a %s message closes after 3000 ms', async (color) => {
    showSnackbar('Saved', color);
    await world.advance(2999);
    expect($snackbar.get()).toEqual({ message: 'Saved', color, visible: true });
    await world.advance(1);
    expect($snackbar.get().visible).toBe(false);
  });

  it('S4 an error stays until it is closed by hand', async () => {
    showSnackbar('Failed', 'error');
    await world.advance(60_000);
    expect($snackbar.get().visible).toBe(true);
    closeSnackbar();
    expect($snackbar.get().visible).toBe(false);
  });

  it('S4 a new message replaces the one before and has its own 3000 ms', async () => {
    showSnackbar('One', 'success');
    await world.advance(2000);
    showSnackbar('Two', 'success');
    await world.advance(2000);
    expect($snackbar.get()).toMatchObject({ message: 'Two', visible: true });
    await world.advance(1000);
    expect($snackbar.get().visible).toBe(false);
  });

  it('S4 hovering or focusing pauses the timer', async () => {
    showSnackbar('Saved', 'success');
    await world.advance(2000);
    pauseSnackbar();
    await world.advance(60_000);
    expect($snackbar.get().visible).toBe(true);
    resumeSnackbar();
    await world.advance(999);
    expect($snackbar.get().visible).toBe(true);
    await world.advance(1);
    expect($snackbar.get().visible).toBe(false);
  });
});
