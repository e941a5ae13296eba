import { hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { SignInForm, signInMachine } from '#tools/bench/bare/SignInForm.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <SignInForm actor={createActor(signInMachine).start()} />)
