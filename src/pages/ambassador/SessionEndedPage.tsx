import type { Brand } from '#domain/auth/email.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { SignInPrompt } from '#pages/ambassador/SignInPrompt.tsx'
import { Logo } from '#ui/layout/Logo.tsx'

/** Shown after a marketer's session has ended (§2). */
export function SessionEndedPage({ brand }: { brand: Brand }) {
  return (
    <main className={css.ended} id="main">
      <Logo product={brand.product} size="medium" />
      <SignInPrompt level={1} />
    </main>
  )
}
