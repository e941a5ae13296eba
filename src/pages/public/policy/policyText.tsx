import type { ReactNode } from 'react'
import { minimumAge } from '#domain/legal/legal.ts'
import { outsideCalls } from '#domain/legal/outsideCalls.ts'
import { storedData } from '#domain/legal/storedData.ts'
import type { Config } from '#domain/app/config.ts'
import { Support } from '#pages/public/policy/Support.tsx'

/** One numbered section of a policy page. `id` is its URL fragment. */
export interface PolicySection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** The terms and conditions (§2): ten sections, from the policy statements of §1. */
export const termsOf = (settings: Config): readonly PolicySection[] => {
  const product = settings.VITE_PRODUCT_NAME
  return [
    {
      id: 'agreement',
      title: 'What this is',
      body: (
        <>
          <p>
            These terms are the agreement between you and {product} about the use of our app and this website. By
            opening an account you accept them.
          </p>
          <p>
            If you do not agree with them, please do not use {product}. You can read everything on this website without
            an account.
          </p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Who may take part',
      body: (
        <>
          <p>
            You must be at least {minimumAge} years old. If the law where you live asks for more before you may make a
            deal, that age applies.
          </p>
          <p>One person has one account. It is yours alone: you may not lend, sell or give it to anybody.</p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <p>
            An account needs an email, a mobile number and a username. They must be your own, and they must be right.
          </p>
          <p>
            You sign in with a one-time code that we send you; there is no password. Never tell the code to anybody. We
            never ask for it by phone or in a message.
          </p>
        </>
      ),
    },
    {
      id: 'offering',
      title: 'Offering a piece',
      body: (
        <>
          <p>
            You may offer fashion, new or worn, for rent, for sale, as a swap or as a donation. What you offer must
            belong to you, and you must be free to pass it on.
          </p>
          <p>
            Describe it as it is: size, brand, material, condition, and every flaw that you know of. Show your own
            photographs of the very piece.
          </p>
        </>
      ),
    },
    {
      id: 'deals',
      title: 'Deals between people',
      body: (
        <>
          <p>
            A deal is made between the two people in it. {product} brings them together and is not a party to it: we do
            not own, keep, check or deliver what is offered.
          </p>
          <ul>
            <li>Rent: agree on the days, the fee, and what happens if something is damaged or late.</li>
            <li>Sell: agree on the price and on how the piece is handed over.</li>
            <li>Swap: agree that the two pieces are a fair trade before you part with yours.</li>
            <li>Donate: what is given is given, and nothing may be asked for it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'payments',
      title: 'Payments',
      body: (
        <p>
          {product} does not process payments. We hold no money, take no card or bank details, and charge nothing for a
          deal. How and when you pay is between you and the other person. Anyone who asks you for a payment in our name
          is not from us: please report it.
        </p>
      ),
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      body: (
        <>
          <p>Please treat each other with care. These are not allowed:</p>
          <ul>
            <li>counterfeits, stolen things, and anything that is not fashion;</li>
            <li>false descriptions, photographs of somebody else, and fake prices;</li>
            <li>insults, harassment, and unwanted contact outside a deal;</li>
            <li>collecting the data of other people, and using {product} with bots without our consent.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'suspension',
      title: 'Suspension and the end of an account',
      body: (
        <>
          <p>
            If an account breaks these terms we may remove an offer or suspend the account. Where we can we tell you
            why, and you can answer.
          </p>
          <p>
            You may end your account whenever you like: in the app, with the{' '}
            <a href={settings.VITE_DELETION_FORM_LINK}>request form</a>, or by an email to{' '}
            <Support settings={settings} />. What then happens to your data is explained in the{' '}
            <a href="/privacy#deletion">privacy notice</a>.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: (
        <>
          <p>
            We take care that {product} works, yet cannot promise that it always will. We do not answer for the pieces
            that people offer, nor for what they agree on or fail to keep.
          </p>
          <p>Nothing here limits a right that the law gives you and that cannot be limited.</p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      body: (
        <>
          <p>
            If we change these terms we say so in the app before the change holds, and put the new date at the top of
            this page. If you do not want to go on, you can end your account.
          </p>
          <p>
            Questions about them go to <Support settings={settings} />.
          </p>
        </>
      ),
    },
  ]
}

/** The privacy notice (§2), from the policy statements of §1. */
export const privacyOf = (settings: Config): readonly PolicySection[] => {
  const product = settings.VITE_PRODUCT_NAME
  return [
    {
      id: 'collected',
      title: 'What we collect',
      body: (
        <>
          <p>To open an account in the app we collect this, and no more:</p>
          <ul>
            <li>your email, to send you the one-time code with which you sign in;</li>
            <li>
              your mobile number, so that an account belongs to one person and the other side of a deal can reach you;
            </li>
            <li>your username, which others see beside what you offer.</li>
          </ul>
          <p>Our staff and our ambassadors also have their full name in their account, for the console.</p>
        </>
      ),
    },
    {
      id: 'not-collected',
      title: 'What we do not collect',
      body: (
        <p>
          We do not process payments, so we have no card and no bank details of yours. We do not buy data about you, and
          this website follows nobody: it sets no cookies and loads nothing from advertising networks.
        </p>
      ),
    },
    {
      id: 'use',
      title: 'What we use it for',
      body: (
        <p>
          To let you sign in, to show your offers under your username, to bring you together with the other side of a
          deal, to answer you when you write to support, and to stop misuse. For nothing else.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Who sees it',
      body: (
        <>
          <p>
            Other people see your username and what you offer. Companies that run our servers and send our emails handle
            data on our behalf, as we tell them to. We sell it to nobody.
          </p>
          <p>
            If you came with the code of one of our ambassadors, that person sees that you joined, by name and email,
            and how many pieces you have.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: (
        <>
          <p>This website keeps the following in the storage of your browser. You can clear it in its settings.</p>
          <ul>
            {Object.values(storedData).map(({ what, purpose, until }) => (
              <li key={what}>{`${what}: ${purpose}, ${until}.`}</li>
            ))}
          </ul>
        </>
      ),
    },
    {
      id: 'leaves',
      title: 'What leaves your browser',
      body: <ul>{Object.values(outsideCalls).map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}</ul>,
    },
    {
      id: 'age',
      title: 'How old you must be',
      body: (
        <p>
          {product} is for people of {minimumAge} years and above. If we learn that an account belongs to somebody
          younger, we delete it and its data.
        </p>
      ),
    },
    {
      id: 'deletion',
      title: 'How to have your data deleted',
      body: (
        <>
          <p>Each of these ways is free:</p>
          <ol>
            <li>in the app: open your settings, choose to delete your account, and confirm;</li>
            <li>
              with the <a href={settings.VITE_DELETION_FORM_LINK}>request form</a>, also without the app;
            </li>
            <li>
              by an email to <Support settings={settings} />, sent from the address of the account.
            </li>
          </ol>
          <p>Your email, your mobile number, your username and your offers are then removed.</p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights, and how to reach us',
      body: (
        <p>
          You may ask what we hold about you, have it corrected, or have it deleted. Write to{' '}
          <Support settings={settings} />. If this notice changes we say so in the app, and put the new date at the top
          of this page.
        </p>
      ),
    },
  ]
}
