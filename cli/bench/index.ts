import { type BenchOptions, measure } from './measure.ts';
import { type BenchReport, reportOf } from './report.ts';

export { type BenchOptions, type Measured, measure } from './measure.ts';
export { type BenchReport, reportOf, tableOf } from './report.ts';

export const bench = async (options: BenchOptions = {}): Promise<BenchReport> => reportOf(await measure(options));
