import { renderToString } from 'react-dom/server'
import type { BaseLocationHook } from 'wouter'
import { createActor } from 'xstate'
import type { Brand } from '#domain/email.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { ForgottenPasswordPage } from '#pages/auth/ForgottenPasswordPage.tsx'
import { SignInPage } from '#pages/auth/SignInPage.tsx'
import { SignUpPage } from '#pages/auth/SignUpPage.tsx'
import { Stage } from '#ui/Stage.tsx'

/** The pages of the console that are complete before any script runs. */
export const prerendered = ['signIn', 'signUp', 'ambassadorSignIn', 'forgottenPassword'] as const
export type Prerendered = (typeof prerendered)[number]

const pages: Record<Prerendered, (brand: Brand) => React.ReactElement> = {
  signUp: (brand) => <SignUpPage actor={createActor(signUpMachine, { input: { brand, reason: null } })} brand={brand} />,
  ambassadorSignIn: (brand) => <SignInPage actor={createActor(signInMachine, { input: { audience: 'marketer' } })} brand={brand} />,
  signIn: (brand) => <SignInPage actor={createActor(signInMachine, { input: { audience: 'admin' } })} brand={brand} />,
  forgottenPassword: (brand) => <ForgottenPasswordPage brand={brand} />,
}

const stayHere: BaseLocationHook = () => ['/', () => undefined]

/**
 * The markup of a page as the browser's first render makes it, so that the running console takes it over as it stands.
 * @throws Error for a page that fails while it is rendered
 */
export const renderPage = (page: Prerendered, brand: Brand): string => {
  const markup = renderToString(
    <Stage hook={stayHere} place={page}>
      {pages[page](brand)}
    </Stage>,
  )
  if (markup.includes('<!--$!-->')) throw new Error(`The page ${page} failed while it was prerendered`)
  return markup
}

export type RenderPage = typeof renderPage
