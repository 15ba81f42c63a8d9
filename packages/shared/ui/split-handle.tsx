import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { uiTexts } from '#texts/ui';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './split-handle.module.css';

/** One arrow key press, in percent of the container. */
const STEP = 2;

export type SplitHandleProps = {
  /** Width of the panel at the right, in percent of the handle's container. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Where a double click goes back to. */
  defaultValue?: number;
  label?: string;
  /** Id of the panel that it resizes. */
  controls?: string | undefined;
  className?: string | undefined;
};

/** The 8 px handle of the preview panel: drag, arrows 2 %, Home/End, double click resets. */
export function SplitHandle(props: SplitHandleProps) {
  const { value, onChange, min = 20, max = 70, defaultValue = 30, label = uiTexts.resizePanel } = props;
  const isDragging = useRef(false);

  function moveTo(next: number) {
    const bounded = Math.min(max, Math.max(min, Math.round(next * 10) / 10));
    if (bounded !== value) onChange(bounded);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The panel is at the right, so moving the handle left makes it wider.
    const targets: Record<string, number> = {
      ArrowLeft: value + STEP,
      ArrowRight: value - STEP,
      Home: min,
      End: max,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const container = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!isDragging.current || !container || container.width === 0) return;
    moveTo(((container.right - event.clientX) / container.width) * 100);
  }

  return (
    // A separator that takes the focus is a widget (WAI-ARIA window splitter)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={props.controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.round(value)}
      aria-valuetext={`${Math.round(value)} %`}
      className={joinClasses(classes.handle, props.className)}
      onKeyDown={handleKeyDown}
      onDoubleClick={() => moveTo(defaultValue)}
      onPointerDown={(event) => {
        isDragging.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={handlePointerMove}
      onPointerUp={() => (isDragging.current = false)}
      onPointerCancel={() => (isDragging.current = false)}
    />
  );
}
