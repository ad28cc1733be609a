export { closeOnBack, goBack, navigate, routerOptions, startBack } from './back.ts'
