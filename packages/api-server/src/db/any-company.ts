import { sql, type SQL } from 'drizzle-orm'

/**
 * A company that planners think of as one like any other. One that their statistics do not know yet is taken for a
 * single row, and then any index of what the company has seems as good as the one that has the id.
 */
export const anyCompany = (company_id: string): SQL => sql`(select ${company_id}::uuid)`
