export const loadToasts = async () => (await import('./toasts.tsx')).Toasts
