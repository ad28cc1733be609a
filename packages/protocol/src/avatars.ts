/** LIST of avatars: id and code point of the emoji that each is drawn from. */
export const avatars = {
  fox: '1f98a',
  panda: '1f43c',
  tiger: '1f42f',
  lion: '1f981',
  koala: '1f428',
  rabbit: '1f430',
  cat: '1f431',
  dog: '1f436',
  bear: '1f43b',
  frog: '1f438',
  monkey: '1f435',
  unicorn: '1f984',
  dragon: '1f432',
} as const

export type AvatarId = keyof typeof avatars

/** The avatar of accounts that have not chosen one. */
export const usualAvatar: AvatarId = 'fox'

export function isAvatar(id: string): id is AvatarId {
  return Object.hasOwn(avatars, id)
}

/** Returns the path of an avatar's file on the site. */
export const avatarFile = (id: AvatarId) => `avatars/${id}.webp`
