/** The selected option of a list; it is the active descendant of the search field. */
interface Selection {
  /** Selects an option by its index, which wraps around at either end. */
  select(index: number): void;
  move(by: number): void;
  selected(): HTMLElement | undefined;
}

export function createSelection(input: HTMLInputElement, list: Element): Selection {
  let selectedIndex = -1;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const select = (index: number): void => {
    const all = options();
    for (const option of all) option.removeAttribute('aria-selected');
    selectedIndex = all.length === 0 ? -1 : (index + all.length) % all.length;
    const option = all[selectedIndex];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', option.id);
  };
  return { select, move: (by) => select(selectedIndex + by), selected: () => options()[selectedIndex] };
}

export function moveByKey({ key, ctrlKey }: KeyboardEvent, selection: Selection): boolean {
  if (key === 'ArrowDown') selection.move(1);
  else if (key === 'ArrowUp') selection.move(-1);
  else if (key === 'Home' && ctrlKey) selection.select(0);
  else if (key === 'End' && ctrlKey) selection.select(-1);
  else return false;
  return true;
}
