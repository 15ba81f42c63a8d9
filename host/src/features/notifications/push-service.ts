import { computed } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { sessionKeyOf } from '@loupe/shared/lib/session-key';
import { language } from '@loupe/shared/language';
import { $push, closePushOffer } from '@loupe/shared/stores/push';
import type { Request } from '@loupe/shared/stores/request';
import { $session, $sessionEnd } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { noticeTexts } from '#texts/notifications';
import type { PushAddress, PushDevice } from './push-device.ts';

/** The address is sent to the server again after a day: it drops devices that a push service does not know any more. */
const registeredAgainAfterMs = 24 * 60 * 60 * 1000;

function fail(message: string): void {
  $push.set('off');
  showSnackbar(message, 'error');
}

const $token = computed($session, (session) => session?.token ?? null);

/** Push messages of this browser: turned on and off by the person, registered with the server for each session (P1). */
export function createPushService(request: Request, device: PushDevice) {
  /** Only the newest change decides what is shown. */
  let turn = 0;

  function tell(address: PushAddress) {
    const key = 'POST /notifications/subscriptions';
    return address.kind === 'fcm'
      ? request(key, { body: address, isQuiet: true })
      : request(key, { body: address, isQuiet: true });
  }

  async function tellOnce(address: PushAddress): Promise<void> {
    const session = $session.get();
    if (!session) return;
    const name = address.kind === 'fcm' ? address.token : address.endpoint;
    const day = Math.floor(environment().clock.now() / registeredAgainAfterMs);
    const told = `${sessionKeyOf(session.token)} ${sessionKeyOf(name)} ${day}`;
    if ((await device.kept('told')) === told) return;
    if ((await tell(address)).ok) await device.keep('told', told);
  }

  /** What this browser has, without asking the person; a device that is on is made known to this session. */
  async function refresh(): Promise<void> {
    const mine = ++turn;
    const settle = (state: 'unsupported' | 'denied' | 'off' | 'on') => {
      if (mine === turn) $push.set(state);
    };
    if (!device.isSupported) return settle('unsupported');
    if (device.permission() === 'denied') return settle('denied');
    try {
      const address = device.permission() === 'granted' ? await device.current() : null;
      if (address && $session.get()) await tellOnce(address);
      settle(address ? 'on' : 'off');
    } catch (error) {
      environment().log.error('The push subscription could not be read', error);
      settle('off');
    }
  }

  /** After the explanation was accepted: the browser asks, then the device is made known. */
  async function turnOn(): Promise<void> {
    closePushOffer();
    if ($push.get() === 'changing' || !device.isSupported) return;
    turn += 1;
    $push.set('changing');
    try {
      const permission = await device.askPermission();
      if (permission !== 'granted') return $push.set(permission === 'denied' ? 'denied' : 'off');
      const settings = await request('GET /notifications/settings', { isQuiet: true });
      if (!settings.ok) return fail(settings.error.message || noticeTexts.failed);
      const told = await tell(await device.subscribe(settings.data.vapid_public_key));
      if (!told.ok) return fail(told.error.message || noticeTexts.failed);
      $push.set('on');
      showSnackbar(noticeTexts.turnedOn, 'success');
    } catch (error) {
      environment().log.error('The browser did not subscribe', error);
      fail(noticeTexts.failed);
    }
  }

  /** Off on this device: the server forgets it first, so that nothing comes even when the browser keeps it. */
  async function turnOff(): Promise<void> {
    if ($push.get() !== 'on') return;
    turn += 1;
    $push.set('changing');
    const told = await request('DELETE /notifications/subscriptions');
    if (!told.ok) return $push.set('on');
    await forgetHere();
    $push.set('off');
    showSnackbar(noticeTexts.turnedOff, 'success');
  }

  async function forgetHere(): Promise<void> {
    await device.keep('told', '');
    await device
      .unsubscribe()
      .catch((error: unknown) => environment().log.error('The browser did not unsubscribe', error));
  }

  /** Registers the worker (H11) and follows the session until the returned function is called. */
  function start(): Unsubscribe {
    if (!device.isSupported) {
      $push.set('unsupported');
      return () => {};
    }
    void device.keep('language', language);
    void device
      .register()
      .catch((error: unknown) => environment().log.error('The service worker was not registered', error));
    const stops = [
      $token.subscribe((token) => {
        if (token !== null) void refresh();
      }),
      // Who logs out by hand leaves nothing behind on this device.
      $sessionEnd.listen((end) => {
        if (end === 'logout') void forgetHere().then(refresh);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  return { start, refresh, turnOn, turnOff };
}

export type PushService = ReturnType<typeof createPushService>;
