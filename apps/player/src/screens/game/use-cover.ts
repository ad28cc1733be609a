import { useEffect } from 'react'

/** As the variant `short` of the styles: a phone that lies on its side. */
const short = '(height < 30rem)'
/** LIST of what stands above the game otherwise. */
const bars = '.header, [href="#content"]'

/** What a game covers on a small screen is not reached by keyboard or screen reader either. */
export function useCover(): void {
  useEffect(() => {
    const query = matchMedia(short)
    const set = (isCovered: boolean) => {
      for (const bar of document.querySelectorAll(bars)) bar.toggleAttribute('inert', isCovered)
    }
    const look = () => set(query.matches)
    look()
    query.addEventListener('change', look)
    return () => {
      query.removeEventListener('change', look)
      set(false)
    }
  }, [])
}
