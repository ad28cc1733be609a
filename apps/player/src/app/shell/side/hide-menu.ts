/** Where the menu lies over the page, a choice in it leaves the page to be seen. */
export function hideMenu(chosen: Element): void {
  const menu = chosen.closest<HTMLElement>('[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
