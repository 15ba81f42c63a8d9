/** Remembers for as long as the tab lives, also when the page is reloaded. */
export interface TabMemory {
  read(): string | null;
  /** Null: forgets it. False when nothing can be kept. */
  write(text: string | null): boolean;
}

/** What this tab remembers under a name; nothing where the browser keeps nothing. */
export function tabMemory(name: string): TabMemory {
  return {
    read() {
      try {
        return sessionStorage.getItem(name);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
