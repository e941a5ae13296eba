import { accessibilityCheck } from '#domain/legal/accessibility.ts'
import type { Config } from '#domain/app/config.ts'
import type { PolicySection } from '#pages/public/policy/policyText.tsx'
import { Support } from '#pages/public/policy/Support.tsx'

const { axeWidths } = accessibilityCheck

/** The accessibility statement: what is promised, how it is tested, what is missing, and whom to tell. */
export const accessibilityOf = (settings: Config): readonly PolicySection[] => {
  const product = settings.VITE_PRODUCT_NAME
  return [
    {
      id: 'promise',
      title: 'What we promise',
      body: (
        <p>
          The website and the console of {product} follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level
          AA. You can use them with a keyboard alone, with a screen reader, with text of twice the size, in light, dark
          and high-contrast colours, and without animations.
        </p>
      ),
    },
    {
      id: 'tested',
      title: 'How it is tested',
      body: (
        <ul>
          <li>
            {`Before each release the program axe examines every page, ${axeWidths[0]} pixels wide in light colours and ${axeWidths[1]} pixels wide in dark ones. A page with a finding is not released.`}
          </li>
          <li>Other tests use the pages with the keyboard alone, and with large text.</li>
          <li>{`No page scrolls sideways in a window that is ${axeWidths.join(' or ')} pixels wide.`}</li>
        </ul>
      ),
    },
    {
      id: 'gaps',
      title: 'What is missing',
      body: (
        <ul>
          <li>Photos of items have no description. Their text is the name of the item.</li>
          <li>People who use a screen reader every day have not tested the pages yet.</li>
          <li>This statement is not about the mobile app.</li>
        </ul>
      ),
    },
    {
      id: 'contact',
      title: 'If something does not work for you',
      body: (
        <p>
          Write to <Support settings={settings} />. Say which page it was and what you wanted to do. We answer, help you
          to do it another way, and mend the page.
        </p>
      ),
    },
  ]
}
