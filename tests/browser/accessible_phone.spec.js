// Every address of the router, 360 px wide, in both themes: axe finds nothing and nothing overflows.
import { accessible } from './lib/addresses.mjs';

accessible(360);
