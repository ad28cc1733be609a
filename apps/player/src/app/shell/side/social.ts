import { createIsland } from '#lib/island'

/** Links at the end of the menu; they work before their code has loaded. */
export const { Island: Social, prepare: prepareSocial } = createIsland(
  async () => (await import('./social.lazy.tsx')).SocialLinks,
)
