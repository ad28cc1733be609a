export { paletteNames, type PaletteName } from './palettes.ts'
export { pictureGroups } from './groups/index.ts'
export { isPicture, pictures, type PictureGroup, type PictureName } from './pictures.ts'
