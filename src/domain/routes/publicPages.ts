import { referralPath } from '#domain/people/referral.ts'

/** The URLs that get a document: only its own, its own and all below it, or those that nothing else serves. */
export type Serves = 'folder' | 'below' | 'unknown'

/** A page for every visitor (§2). It is prerendered and does not load the console. */
export interface PublicPage {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly isListed: boolean
  readonly serves: Serves
}

/** The public pages of a product, by name. */
export const publicPagesOf = (product: string) =>
  ({
    landing: {
      path: '/',
      title: `${product}: second-hand fashion to rent, sell, swap and donate`,
      description:
        `${product} is the marketplace for clothes that have more to give. ` +
        'Rent a piece for a day, sell or swap what you no longer wear, or donate it.',
      isListed: true,
      serves: 'folder',
    },
    terms: {
      path: '/terms',
      title: `Terms and conditions · ${product}`,
      description:
        `What you and ${product} agree on when you rent, sell, swap or donate fashion: ` +
        'who may take part, how deals are made, and what is not allowed.',
      isListed: true,
      serves: 'folder',
    },
    privacy: {
      path: '/privacy',
      title: `Privacy notice · ${product}`,
      description:
        `Which data ${product} collects (your email, mobile number and username), ` +
        'what it is used for, and how to have it deleted.',
      isListed: true,
      serves: 'folder',
    },
    accessibility: {
      path: '/accessibility',
      title: `Accessibility statement · ${product}`,
      description: `What ${product} promises to people with disabilities, how it is tested, what is missing, and whom to tell.`,
      isListed: true,
      serves: 'folder',
    },
    success: {
      path: '/success',
      title: `Account verified · ${product}`,
      description: `Your ${product} account has been verified.`,
      isListed: false,
      serves: 'folder',
    },
    failed: {
      path: '/failed',
      title: `Verification problem · ${product}`,
      description: `Your ${product} account could not be verified yet. What to do next.`,
      isListed: false,
      serves: 'folder',
    },
    referral: {
      path: referralPath,
      title: `You are invited · ${product}`,
      description:
        `Somebody invited you to ${product}, the marketplace for second-hand fashion. ` +
        'Open the app, or get it from its store.',
      isListed: false,
      serves: 'below',
    },
    /** The service worker shows it instead of a page that it does not have (decision 0057). */
    offline: {
      path: '/offline',
      title: `You are offline · ${product}`,
      description: 'The page cannot be loaded without a network.',
      isListed: false,
      serves: 'folder',
    },
    notFound: {
      path: '/404',
      title: `Page Not Found · ${product}`,
      description: "We couldn't find this page.",
      isListed: false,
      serves: 'unknown',
    },
  }) as const satisfies Record<string, PublicPage>

/** What does not depend on the product: a path, and how the host serves it. */
export const publicPages: Readonly<Record<PublicPageName, PublicPage>> = publicPagesOf('')

export type PublicPageName = keyof ReturnType<typeof publicPagesOf>
