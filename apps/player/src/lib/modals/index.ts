export { closeModal, openModal, useOpenModal } from './modals.ts'
export type { ModalName } from './names.ts'
