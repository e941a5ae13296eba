import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createActor, setup } from 'xstate'

const signInMachine = setup({
  types: { events: {} as { readonly type: 'email.submitted'; readonly email: string } },
}).createMachine({
  initial: 'editing',
  states: { editing: { on: { 'email.submitted': 'sending' } }, sending: {} },
})

const actor = createActor(signInMachine).start()

/** The document contains this page, so that the script only hydrates it. */
export const SignInForm = () => {
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'email.submitted', email: String(new FormData(event.currentTarget).get('email')) })
  }
  return (
    <main>
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <label>
          Email <input type="email" name="email" autoComplete="email" required />
        </label>
        <button disabled={isSending}>Continue</button>
      </form>
    </main>
  )
}

const root = globalThis.document?.getElementById('root')
if (root) hydrateRoot(root, <SignInForm />)
