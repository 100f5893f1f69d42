/** A file, from the root, and the beginning of a test's title in it. */
type Proof = readonly [file: string, title: string]

export interface Abuse {
  name: string
  proofs: readonly Proof[]
  /** What is not proved yet, and why: what it would be tried on is not there. */
  missing?: string
}

const contract = (file: string, title: string): Proof => [`packages/api-client/contract/${file}`, title]

const MATRIX = contract('matrix.test.ts', 'every route answers everybody as the matrix says')
const TENANTS = [
  contract('tenants.test.ts', "another company's id learns and changes nothing"),
  contract('tenants.slow.ts', "requests with another company's ids learn and change nothing"),
]

/** What somebody might try against the product, and the tests that see it refused. */
export const ABUSES: Record<number, Abuse> = {
  1: {
    name: 'mass assignment',
    proofs: [
      contract('misuse.test.ts', 'each object of a body refuses a column that it does not name'),
      contract('misuse.slow.ts', 'no column can be written that a body does not name, at any depth'),
      contract('account.test.ts', 'takes no other column of any table, nor what only others may change'),
      contract('people-limits.test.ts', 'gives a team he outranks, and none that may more'),
      contract('people-limits.test.ts', 'changes nothing of himself'),
      contract('teams.test.ts', 'given by somebody who is no administrator are never more than his'),
    ],
  },
  2: { name: 'ids of another company', proofs: [MATRIX, ...TENANTS] },
  3: {
    name: 're-parenting into another company',
    proofs: [
      ...TENANTS,
      contract(
        'foreign-keys.test.ts',
        'every reference from a company’s row to another row names the company',
      ),
      contract('foreign-keys.test.ts', 'every other reference is held by a foreign key'),
      contract('foreign-keys.test.ts', 'no row can be put under a row of another company'),
    ],
  },
  4: {
    name: 'reading by side doors',
    proofs: [
      MATRIX,
      ...TENANTS,
      contract('misuse.test.ts', 'a version of a record says nothing to another company'),
      contract('misuse.test.ts', 'the same key of two companies gives each its own answer'),
      contract('paging.test.ts', 'a cursor holds for its own list, order and company only'),
      contract('ticket-rights.test.ts', 'finds his own tickets and no other by any filter, number or order'),
      contract('ticket-rights.test.ts', 'reads and answers his own, and finds nobody else’s by its id'),
      contract('ticket-rights.test.ts', 'neither decides about his own nor takes any away as a file'),
      contract('events-rights.test.ts', 'what is another’s, in the same company or in another'),
      contract('events-rights.test.ts', 'of tickets that he may see no more, from the moment on'),
      contract('drops.slow.ts', 'lose nothing, double nothing and tell nobody what he may not see'),
      contract('notifications.test.ts', 'of a ticket is there while one may see the ticket'),
      contract('drafts.test.ts', 'is nobody else’s, in the same company or another'),
    ],
  },
  5: {
    name: 'files of another record',
    proofs: [
      contract(
        'tickets.test.ts',
        'of another company, of another person, for something else or of nobody is none',
      ),
      contract('tickets.test.ts', 'is linked once: not again, not twice in one ticket, not by two at once'),
      contract('files.test.ts', 'is kept as it came and is its uploader’s alone'),
      contract('asset-files.test.ts', 'are seen by those who read assets'),
      contract('asset-files.test.ts', 'are taken over once, by an asset of the same company'),
    ],
  },
  6: {
    name: 'text that becomes script',
    proofs: [
      [
        'apps/server/src/http/host.test.ts',
        'answers every address of the application with its page, under a policy',
      ],
      contract('http.test.ts', 'is never kept and never run'),
      ['apps/web/e2e/payloads.slow.ts', 'hostile texts are text, in every field, on every screen'],
    ],
  },
  7: {
    name: 'uploads that are not what they say',
    proofs: [
      contract('files.test.ts', 'is refused where its purpose does not take its format'),
      contract('files.test.ts', 'takes 5 MB to the byte, and not one more'),
      contract('files.test.ts', 'loses what is hostile in its name'),
      contract('files.test.ts', 'is never shown by the browser as a page'),
      ['packages/api-server/src/files/recognise.test.ts', 'is one, and nothing else by another name'],
      ['packages/api-server/src/files/recognise.test.ts', 'SVG is no picture here'],
      ['apps/server/src/files/mutants.slow.ts', 'spoilt files'],
    ],
  },
  8: {
    name: 'formulas in an export',
    proofs: [['packages/domain/src/csv.test.ts', 'no cell begins as a formula, whatever the text']],
  },
  9: {
    name: 'a refresh token used twice',
    proofs: [
      contract('session.test.ts', 'with a token used before kills the whole family'),
      contract('refresh.test.ts', 'refreshed fifty times at once gives fifty answers and one child'),
      contract('refresh.test.ts', 'ends its family down to the youngest, says so by mail and writes it down'),
    ],
  },
  10: {
    name: 'rights that are gone',
    proofs: [
      MATRIX,
      contract('guards.mutants.ts', 'each condition of a session keeps somebody out'),
      contract('session.test.ts', 'end with logout, on every token of theirs'),
      contract('events-rights.test.ts', 'a stream ends'),
    ],
  },
  11: {
    name: 'guessing passwords',
    proofs: [
      contract('guessing.test.ts', 'waits longer after each failure from the fifth on'),
      contract('guessing.test.ts', 'signs in at once with a browser that has signed in before'),
      contract('guessing.test.ts', 'signs in with another after five quiet minutes'),
      contract('limits.test.ts', 'is all of one IPv6 /64, and of nothing wider'),
      ['apps/server/src/http/peer.test.ts', 'the peer of a request'],
    ],
  },
  12: {
    name: 'finding out who has an account',
    proofs: [
      contract('session.test.ts', 'does not say that an address has an account'),
      contract('session.test.ts', 'refuses a wrong password and an unknown address alike'),
      contract('recovery.test.ts', 'is answered alike where there is no account, and nobody gets a mail'),
      contract('account.test.ts', 'to one that has an account is refused without saying so'),
      ['apps/server/src/enumeration.slow.ts', 'tells nobody whether an address has an account'],
      ['apps/server/src/enumeration.slow.ts', 'registration by invitation'],
      // By decision an open registration is refused for an address that is taken: what is proved is that it says no more.
      [
        'apps/server/src/enumeration.slow.ts',
        'an open registration takes as long for an address that is taken',
      ],
    ],
  },
  13: {
    name: 'poisoned recovery',
    proofs: [
      contract(
        'recovery.test.ts',
        'links to where people find the server, whatever a request says of its host',
      ),
      contract('recovery.test.ts', 'works once, also for two at the same instant'),
      contract('recovery.test.ts', 'ends after half an hour'),
      contract('recovery.test.ts', 'ends with a newer one'),
      contract('recovery.test.ts', 'by the link of its mail gives a new password, ends every session'),
    ],
  },
  14: {
    name: 'requests that another site makes a browser send',
    proofs: [
      contract('misuse.test.ts', 'another site cannot make a browser do anything'),
      contract('misuse.test.ts', 'no reading changes anything'),
      contract('csrf.test.ts', 'posting %s changes nothing anywhere'),
      contract('csrf.test.ts', 'signs nobody in and registers nobody'),
      contract('http.test.ts', 'lacks the token that the cookie must come with'),
    ],
  },
  15: {
    name: 'being sent elsewhere after sign-in',
    proofs: [['apps/web/e2e/session.slow.ts', 'the way back leads nowhere but into the application']],
  },
  16: {
    name: 'text that becomes a command',
    proofs: [
      contract('misuse.test.ts', 'no text in an address is taken for a command'),
      contract('misuse.slow.ts', 'no text in any parameter of an address is taken for a command'),
      ['apps/server/src/mail/mail.test.ts', 'have no header that was smuggled in by a subject'],
      contract('joining.test.ts', 'is a letter in which nobody can write anything but text'),
      contract('notification-channels.test.ts', 'whatever a person calls himself, a letter stays one letter'),
      contract('events-rights.test.ts', 'no line break in what is stored becomes a line of the stream'),
    ],
  },
  17: {
    name: 'using the server up',
    proofs: [
      contract('misuse.test.ts', 'what is too deep, too many or without end is refused early'),
      contract('http.test.ts', 'is not believed when it says it is short'),
      ['apps/server/src/passwords.test.ts', 'queue behind each other, and beyond fifty in the queue'],
      ['apps/server/src/http/many-slow.slow.ts', 'slow clients keep nobody else waiting, however many'],
      contract('fuzz/fuzz.slow.ts', 'requests of every kind get the answers that the document names'),
      ['tooling/house/regexes.slow.ts', 'take as long as their text, whatever it is'],
      contract('events.test.ts', 'is one of three of a person; the oldest makes room'),
      contract('events.test.ts', 'that is not read is ended before it fills the memory'),
    ],
  },
  18: {
    name: 'doors left open from building',
    proofs: [
      ['apps/server/src/admin.test.ts', 'a person becomes a super administrator on the server’s own machine'],
      contract(
        'http.test.ts',
        'no registration is open after the first company where only invitations count',
      ),
      contract('gate.test.ts', 'only signing in and the description are open to everyone'),
      contract('joining.test.ts', 'needs the code that the server printed'),
      contract('joining.test.ts', 'is shut after five wrong codes, also to the right one'),
    ],
  },
  19: {
    name: 'denying it, and secrets in logs',
    proofs: [
      MATRIX,
      ['apps/server/src/error-log.test.ts', 'says where and what, and never what somebody typed'],
      contract('audit.test.ts', 'shows one bit turned, wherever it is'),
      contract('audit-routes.test.ts', 'is written down, once'),
    ],
  },
  20: {
    name: 'what others ship',
    proofs: [
      ['tooling/house/packages.test.ts', 'come from the registry, as they were when they were chosen'],
      ['tooling/house/packages.test.ts', 'run nothing when they are installed but what is named here'],
      ['tooling/house/packages.test.ts', 'are seven days old before they come in'],
    ],
  },
}
