import { useEffect, useEffectEvent } from 'react';

/** Listens to keys wherever on the page they are pressed, as long as the component is shown and `isOn`. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, isOn = true): void {
  const onKeyNow = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKeyNow(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
