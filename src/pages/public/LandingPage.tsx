import type { Config } from '#domain/app/config.ts'
import { minimumAge } from '#domain/legal/legal.ts'
import { DonateArt, RentArt, SwapArt } from '#pages/public/art/CardArt.tsx'
import { HeroArt } from '#pages/public/art/HeroArt.tsx'
import { DownloadSection } from '#pages/public/DownloadSection.tsx'
import css from '#pages/public/LandingPage.module.css'
import { classes } from '#ui/classes.ts'
import { ButtonLink } from '#ui/controls/Button.tsx'

const cards = [
  {
    name: 'Rent',
    drawing: <RentArt />,
    text:
      'Wear something special for a day or a week, and give it back. ' +
      'Or let your own best pieces earn their keep while you do not wear them.',
  },
  {
    name: 'Sell or swap',
    drawing: <SwapArt />,
    text:
      'Find a new owner for what you no longer wear, at your price. ' +
      'Or trade it, piece for piece, for something that you will.',
  },
  {
    name: 'Donate',
    drawing: <DonateArt />,
    text: 'Some things you simply want to see worn again. Give them to somebody who is looking for just that.',
  },
] as const

const facts = [
  [
    'Your deal is yours',
    'You agree on the price and the handover with each other. We process no payments and take no card details.',
  ],
  ['Only the essentials', 'An email, a mobile number and a username are all that an account needs.'],
  [`${minimumAge} and over`, `Everybody who trades here is at least ${minimumAge} years old.`],
] as const

/** The landing page (§2): hero, three cards, facts, and the links to the app. */
export function LandingPage({ settings }: { settings: Config }) {
  return (
    <>
      <div className={classes('sheet', css.hero)}>
        <div>
          <p className={classes('row medium', css.eyebrow)}>
            <span className={css.uninvited}>For clothes with a second life</span>
            <span className={css.invited}>Your invitation is saved</span>
          </p>
          <h1 className={classes('display', css.title)}>Worn, loved, passed on.</h1>
          <p className={classes('muted', css.lead)}>
            {settings.VITE_PRODUCT_NAME} is the marketplace for clothes that have more to give. Rent a piece for the
            weekend, sell or swap what hangs unworn, or donate it to somebody who will love it next.
          </p>
          <div className={classes('wrap screen-only', css.actions)}>
            <ButtonLink href="#download" variant="primary" size="large">
              Get the app
            </ButtonLink>
            <ButtonLink href="#ways" variant="secondary" size="large">
              How it works
            </ButtonLink>
          </div>
        </div>
        <div className={classes('screen-only', css.picture)}>
          <HeroArt />
        </div>
      </div>
      <section className="sheet" id="ways" aria-labelledby="ways-heading">
        <h2 className={classes('display', css.heading)} id="ways-heading">
          Three ways to pass it on
        </h2>
        <p className={classes('copy', css.intro)}>
          New or pre-loved, from a festival dress to a winter coat: you decide what happens to it next.
        </p>
        <ul className={css.cards}>
          {cards.map(({ name, drawing, text }) => (
            <li key={name} className={classes('framed column', css.card)}>
              <div className={css.drawing}>{drawing}</div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <dl className={css.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DownloadSection settings={settings} />
    </>
  )
}
