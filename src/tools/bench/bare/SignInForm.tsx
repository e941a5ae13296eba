import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { type ActorRefFrom, setup } from 'xstate'

export const signInMachine = setup({
  types: { events: {} as { readonly type: 'email.submitted'; readonly email: string } },
}).createMachine({
  initial: 'editing',
  states: { editing: { on: { 'email.submitted': 'sending' } }, sending: {} },
})

export const SignInForm = ({ actor }: { readonly actor: ActorRefFrom<typeof signInMachine> }) => {
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
