// Every address of the router, 1440 px wide, in both themes: axe finds nothing and nothing overflows.
import { accessible } from './lib/addresses.mjs';

accessible(1440);
