export { closeModal, openModal, readModal, useOpenModal } from './modals.ts'
export type { ModalName } from './names.ts'
