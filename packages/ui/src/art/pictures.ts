import { pictureGroups } from './groups/index.ts'

type Groups = typeof pictureGroups
type NamesIn<Group> = Group extends unknown ? keyof Group & string : never

export type PictureGroup = keyof Groups
export type PictureName = NamesIn<Groups[PictureGroup]>

/** The code of every listed picture by its name. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pictureGroups).flatMap((group) => Object.entries<string>(group)),
)

export function isPicture(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}
