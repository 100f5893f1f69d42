import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { startingTypes } from '@plenum/domain/asset-type-record'
import { ALWAYS_CODED, FIRST_NOMENCLATURES } from '@plenum/domain/nomenclature'
import type { Registration } from '@plenum/domain/registration'
import { firstRow } from '../db/rows.ts'
import { assetType } from '../db/schema/library.ts'
import { company } from '../db/schema/companies.ts'
import { nomenclature } from '../db/schema/nomenclatures.ts'
import { principal, user } from '../db/schema/people.ts'
import type { Database } from '../ports.ts'

/** Whether an account still has the password that was proven; nobody changes it before the transaction ends. */
export async function stillProven(
  tx: Database,
  { company_id, id, password_hash }: { company_id: string; id: string; password_hash: string },
): Promise<boolean> {
  const row = await firstRow(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from "user"
      where company_id = ${company_id} and id = ${id} and password_hash = ${password_hash} and disabled_at is null
      for share`,
  )
  return row !== undefined
}

/** Keeps another hash of the same password. */
export async function renewHash(
  database: Database,
  { company_id, id, password_hash }: { company_id: string; id: string; password_hash: string },
  renewed: string,
): Promise<void> {
  await database
    .update(user)
    .set({ password_hash: renewed })
    .where(and(eq(user.company_id, company_id), eq(user.id, id), eq(user.password_hash, password_hash)))
}

/** Whether anyone has founded a company yet. */
export async function hasCompany(database: Database): Promise<boolean> {
  return (
    (await firstRow(database, v.object({ id: v.string() }), sql`select id from company limit 1`)) !==
    undefined
  )
}

/** A person and the company he founds. */
export type Founder = Pick<Registration, 'name' | 'surname' | 'email'> & { company: string }

/** Founds a company with its founder as administrator and the types every company starts with. */
export async function foundCompany(
  tx: Database,
  input: Founder,
  { password_hash, now }: { password_hash: string; now: Date },
): Promise<{ company_id: string; user_id: string }> {
  const [company_id, user_id, at] = [uuidv7(), uuidv7(), now.toISOString()]
  const { name, surname } = input
  await tx.insert(company).values({ id: company_id, name: input.company, created_at: at })
  await tx.insert(principal).values({ company_id, id: user_id, kind: 'user', name: `${name} ${surname}` })
  await tx.insert(user).values({
    company_id,
    id: user_id,
    email: input.email.toLowerCase(),
    name,
    surname,
    password_hash,
    is_administrator: true,
    session_epoch: at,
    created_at: at,
  })
  await tx.insert(assetType).values(startingTypes().map((type) => ({ company_id, ...type })))
  await tx.insert(nomenclature).values(
    ALWAYS_CODED.map((entity) => {
      const { scope, ...first } = FIRST_NOMENCLATURES[entity]
      return { company_id, id: uuidv7(), ...first, scope: [...scope] }
    }),
  )
  return { company_id, user_id }
}
