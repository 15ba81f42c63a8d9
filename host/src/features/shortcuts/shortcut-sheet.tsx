import { Dialog } from '@loupe/shared/ui/dialog';
import { Kbd } from '@loupe/shared/ui/kbd';
import { shortcutsTexts } from '#texts/shortcuts';
import classes from './shortcut-sheet.module.css';

const isMac = /^(mac|iphone|ipad)/i.test(globalThis.navigator?.platform ?? '');

export type ShortcutSheetProps = { onClose: () => void };

/** Which keys do what, by where they do it. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  return (
    <Dialog isOpen onClose={onClose} title={shortcutsTexts.title} size="large">
      <div className={classes.groups}>
        {shortcutsTexts.groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className={classes.title}>{group.title}</h3>
            <dl className={classes.list}>
              {group.keys.map(({ keys, does }) => (
                <div key={does} className={classes.row}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <Kbd key={key}>{isMac ? macKeys(key) : key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** As Apple's keyboards name them. */
function macKeys(key: string): string {
  return key.replace(shortcutsTexts.control, '⌘').replace(shortcutsTexts.shift, '⇧');
}
