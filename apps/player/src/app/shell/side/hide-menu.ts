/** Closes the menu after a choice if it covers the page. */
export function hideMenu(chosen: Element): void {
  const menu = chosen.closest<HTMLElement>('[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
